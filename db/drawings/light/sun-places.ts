/** Where the light comes from, as one stands with the boat in front: right, up, away. */
type Towards = readonly [number, number, number];

export const overLeftShoulder: Towards = [-0.62, 0.52, -0.58];
export const overRightShoulder: Towards = [0.62, 0.52, -0.58];
export const lowLeft: Towards = [-0.38, 0.36, -0.85];
export const lowRight: Towards = [0.38, 0.36, -0.85];
export const againstTheLight: Towards = [0.45, 0.4, 0.45];
export const overhead: Towards = [-0.4, 0.86, -0.3];
