/** Reads codes in browsers that cannot, as on iPhones. Loaded when the camera is opened. */
export { BarcodeDetector as CodeReader } from 'qr/decode.js';
