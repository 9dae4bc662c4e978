/**
 * `down`: answers 503. `cut`: breaks the connection. `slow`: does not answer. `wrong`: answers nonsense. `long`: the
 * push service answers 500 with a body of 8 MB; other services ignore it.
 */
export type Fault = 'down' | 'cut' | 'slow' | 'wrong' | 'long';
