/** Directions of the light, seen by somebody who faces the boat: right, up, away. */
type Towards = readonly [number, number, number];

export const overLeftShoulder: Towards = [-0.62, 0.52, -0.58];
export const overRightShoulder: Towards = [0.62, 0.52, -0.58];
export const lowLeft: Towards = [-0.6, 0.4, -0.6];
export const lowRight: Towards = [0.38, 0.36, -0.85];
export const inFrontRight: Towards = [0.4, 0.5, -0.8];
export const inFrontLeft: Towards = [-0.4, 0.5, -0.8];
