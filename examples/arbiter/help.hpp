#pragma once

#include <string>

#include <tabia/variants.hpp>

namespace arbiter {

/// What `arbiter --help` prints.
inline std::string help() {
    std::string variants;
    for (const std::string_view name : tabia::variant_names) variants.append("  ").append(name).append("\n");
    return R"(arbiter: the legal moves, counts and results of chess-like games

usage:
  arbiter moves VARIANT FEN             list the legal moves, sorted by bytes, one a line
  arbiter perft VARIANT DEPTH FEN       count the games of DEPTH plies: "MOVE COUNT" for each first move, sorted by
                                        bytes, then "total N"; for depth 0 only "total 1"
  arbiter apply VARIANT FEN MOVE...     play the moves (none at all is fine); print the final position's FEN in its
                                        canonical form and then its status
  arbiter walk VARIANT SEED PLIES FEN   play a random game that depends on SEED alone: for each ply a line
                                        "FEN | STATUS | N" and a line "> MOVE", N being the number of legal moves; it
                                        ends with the line of the final position, after PLIES moves or when N is 0
  arbiter --help                        this text

arguments:
  FEN      the position in one (quoted) argument, or the word startpos
  MOVE     coordinate text: e2e4, a7a8q
  DEPTH    0 to 99
  SEED     0 to 18446744073709551615
  PLIES    0 to 1000000
  VARIANT  one of the names below

status, the first that holds:
  checkmate, stalemate, insufficient (no material left to mate with), seventyfive (75 moves without progress), check,
  ongoing; for Chess Football white_wins, black_wins or draw when the match is over, otherwise ongoing.
Counters and dead material do not stop anybody from moving: moves are listed, counted and accepted all the same. A
Football match that is over has none.

The walk's number s begins as SEED; for each ply s = s * 6364136223846793005 + 1442695040888963407 in 64 bits without
sign, and the move at index (s >> 33) mod N of the sorted list is played.

exit status: 0 done; 1 an illegal move ("illegal MOVE" on stdout, the reason on stderr); 2 bad arguments or FEN (one
line on stderr says what and where); 3 the output cannot be written. When perft takes more than two seconds and stderr
is a terminal, a line there tells how far it has come.

variants:
)" + variants +
           R"(
example:
  $ arbiter apply chess startpos f2f3 e7e5 g2g4 d8h4
  rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3
  checkmate
)";
}

}  // namespace arbiter
