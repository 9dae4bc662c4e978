import type { Page } from '@playwright/test';

/** Simulates a browser that blocks storage: every kind throws, and service workers are rejected. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    const register = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    const workers = { register, ready: new Promise(() => undefined), controller: null };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
    Object.defineProperty(navigator, 'locks', { configurable: true, get: refuse });
  });
}
