/**
 * `down`: answers 503. `cut`: breaks the connection. `slow`: does not answer. `wrong`: answers nonsense. `long`: the push
 * service refuses with megabytes; elsewhere no fault.
 */
export type Fault = 'down' | 'cut' | 'slow' | 'wrong' | 'long';
