/** Reads codes in browsers that cannot do so themselves, for example on iPhones. Loaded when the camera is opened. */
export { BarcodeDetector as CodeReader } from 'qr/decode.js';
