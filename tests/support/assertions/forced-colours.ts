import { expect, type Locator } from '@playwright/test';

/** Asserts that a selected element's background differs from another's, and that its text is readable. */
export async function expectOtherBackground(chosen: Locator, another: Locator): Promise<void> {
  await expect(async () => {
    const look = await readLook(chosen);
    const other = await readLook(another);
    expect(look.background).not.toBe(other.background);
    expect(look.background).not.toBe(look.canvas);
    expect(look.colour).not.toBe(look.background);
  }).toPass({ timeout: 30_000 });
}

/** Asserts that a floating element has a border. */
export async function expectBorder(floating: Locator): Promise<void> {
  await expect(floating).toBeVisible();
  const { borderWidth, borderColour, canvas } = await readLook(floating);
  expect(borderWidth).toBeGreaterThan(0);
  expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(borderColour);
}

/** Reads an element's computed colours, which include the colours that the system forces. */
export function readLook(element: Locator) {
  return element.evaluate((found) => {
    const style = getComputedStyle(found);
    return {
      background: style.backgroundColor,
      borderWidth: parseFloat(style.borderBottomWidth),
      borderColour: style.borderBottomColor,
      colour: style.color,
      outline: style.outlineStyle,
      outlineColour: style.outlineColor,
      canvas: getComputedStyle(document.body).backgroundColor,
    };
  });
}
