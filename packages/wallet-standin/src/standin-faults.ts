/** `down`: answers 503. `cut`: breaks the connection. `slow`: does not answer. `wrong`: answers nonsense. */
export type Fault = 'down' | 'cut' | 'slow' | 'wrong';
