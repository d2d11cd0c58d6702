#pragma once

// The articles common to all games of the library; each door adds its own. [S] marks what the sources of the games
// say, [R] a ruling where they are silent or can be read in two ways, with its reason. Tests are named after the
// articles.
//
// C.1   The sides are White and Black; White moves first unless an article says otherwise.
// C.2   Forward, for the side concerned, is up the board for White and down for Black; every destination that lies
//       forward counts, the forward diagonals included [R: the sources oppose forward only to sideways and
//       backward]. Sideways is along the rank, backward is the opposite of forward.
// C.3   A step is one cell, with nothing to jump over. A slide is any number of empty cells in a line, ending on an
//       empty cell or on an enemy man; a slide up to n goes at most n cells. A leap goes directly to the cell,
//       whatever stands between.
// C.4   Each movement is a move, to an empty cell only; a capture, onto an enemy man only; or both. Nothing said is
//       both.
// C.5   Letters in FEN are upper case for White, lower case for Black. In coordinate text the letter of a placed man
//       is upper case and that of a promotion lower case, for both sides.
// C.6   A cell is attacked if an enemy man could capture there: a man's non-capturing moves attack nothing.
// C.7   In every game except Chess Football the royal man may not be left or put in attack: a move is legal if after
//       the whole of it, promotions, bonus ships and king's return included, the mover's own royal man is not
//       attacked.
// C.8   A side without a legal move is checkmated if its royal man is attacked; otherwise it is stalemate, a draw [S
//       for Polgar star chess; R for the Bulgarian games].
// C.9   In chess, Bolyar chess, Abagor and Polgar star chess threefold repetition and the 50-move rule can be
//       claimed, when the position has arisen or by naming the move that would complete it [S for star chess].
// C.10  In the same games fivefold repetition and 75 moves end the game by themselves [R: as FIDE has it].
// C.11  Checkmate on the very ply that would complete a count wins over the count.
// C.12  A position repeats when board, side to move, hands, castling rights, double-step rights and legal en-passant
//       captures are the same.
// C.13  The halfmove clock counts plies since the last capture, pawn move, promotion, placement from hand or pawn
//       production; nothing else resets it [R: these are what cannot be taken back; castling can count on].
// C.14  FEN, in all games but star chess and Football: placement, side, castling, en passant, halfmove clock, move
//       number.
// C.15  Written FEN is canonical: the en-passant cell appears only if an en-passant capture is legal there; castling
//       rights stand in the order KQkq; hands stand in square brackets, White's men then Black's, each in the order
//       of the game's table, one letter a man.
// C.16  Read FEN may be laxer, with rights and hands in any order or an en-passant cell nobody can use, but it never
//       contradicts itself. [R: an en-passant cell says that the last ply was a pawn's, so the halfmove clock is
//       then 0; a placement sets it to 0 too.]
// C.17  No man stands where it could not have stayed or come: no pawn on its first or last rank (star chess: on any
//       home cell; Football: on the last rank only), no man unchanged on a cell where it must have promoted, no
//       Bolyar pawn or rook on a corner, no more than nine pawns a side (chess: eight; star chess: five).
// C.18  There is exactly one royal man a side, and the side not to move is not in check. Otherwise any number of men
//       may stand anywhere.
// C.19  Resignation, agreement and time are the caller's: the library has reasons for them and never infers them.
