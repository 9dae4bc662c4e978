/** Reads codes where the browser does not, as on iPhones. Loaded when the camera is opened there. */
export { BarcodeDetector as CodeReader } from 'qr/decode.js';
