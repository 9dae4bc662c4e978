import type { FormTree } from './form-tree.ts';
import { invalidParam, missingParam } from './stripe-problems.ts';

/** Reads a request's parameters; rejects what Stripe rejects, with its messages. */
export class Params {
  readonly #tree: FormTree;
  readonly #within: string;

  constructor(tree: FormTree, within = '') {
    this.#tree = tree;
    this.#within = within;
  }

  /** Full name in Stripe's errors: `line_items[0][quantity]`. */
  nameOf(name: string): string {
    return this.#within ? `${this.#within}[${name}]` : name;
  }

  onlyKnown(names: readonly string[]): void {
    for (const name of this.#tree.keys()) {
      const label = this.nameOf(name);
      if (!names.includes(name))
        throw invalidParam(label, `Received unknown parameter: ${label}`, 'parameter_unknown');
    }
  }

  has(name: string): boolean {
    return this.#tree.has(name);
  }

  isText(name: string): boolean {
    return typeof this.#tree.get(name) === 'string';
  }

  text(name: string, most = 5000): string | null {
    const value = this.#tree.get(name);
    const label = this.nameOf(name);
    if (value === undefined) return null;
    if (value instanceof Map) throw invalidParam(label, `Invalid string: ${label} is a hash`);
    if (value === '') {
      const message = `You passed an empty string for '${label}'. We assume empty values are an attempt to unset a parameter; however '${label}' cannot be unset. You should remove '${label}' from your request or supply a non-empty value.`;
      throw invalidParam(label, message, 'parameter_invalid_empty');
    }
    if (value.length > most)
      throw invalidParam(label, `Invalid string: must be at most ${most} characters`);
    return value;
  }

  requiredText(name: string): string {
    const value = this.text(name);
    if (value === null) throw missingParam(this.nameOf(name));
    return value;
  }

  integer(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    const label = this.nameOf(name);
    if (!/^-?\d{1,12}$/.test(value))
      throw invalidParam(label, `Invalid integer: ${value}`, 'parameter_invalid_integer');
    return Number(value);
  }

  requiredInteger(name: string): number {
    const value = this.integer(name);
    if (value === null) throw missingParam(this.nameOf(name));
    return value;
  }

  flag(name: string): boolean {
    const value = this.text(name);
    const label = this.nameOf(name);
    if (value !== null && value !== 'true' && value !== 'false')
      throw invalidParam(label, `Invalid boolean: ${value}`);
    return value === 'true';
  }

  choice<Option extends string>(name: string, options: readonly Option[]): Option | null {
    const value = this.text(name);
    if (value === null) return null;
    const chosen = options.find((option) => option === value);
    if (chosen === undefined) {
      throw invalidParam(
        this.nameOf(name),
        `Invalid ${this.nameOf(name)}: must be one of ${options.join(', ')}`,
      );
    }
    return chosen;
  }

  url(name: string): string | null {
    const value = this.text(name);
    if (value !== null && !isWebAddress(value))
      throw invalidParam(this.nameOf(name), 'Not a valid URL', 'url_invalid');
    return value;
  }

  email(name: string): string | null {
    const value = this.text(name, 512);
    if (value !== null && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value)) {
      throw invalidParam(this.nameOf(name), `Invalid email address: ${value}`, 'email_invalid');
    }
    return value;
  }

  nested(name: string): Params | null {
    const value = this.#tree.get(name);
    if (value === undefined || value === '') return null;
    if (value instanceof Map) return new Params(value, this.nameOf(name));
    throw invalidParam(this.nameOf(name), 'Invalid object', 'parameter_invalid_object');
  }

  list(name: string): Params[] {
    const value = this.#tree.get(name);
    if (value === undefined || value === '') return [];
    if (!(value instanceof Map)) throw invalidParam(this.nameOf(name), 'Invalid array');
    return [...value].map(([index, item]) => {
      const label = `${this.nameOf(name)}[${index}]`;
      if (!(item instanceof Map))
        throw invalidParam(label, 'Invalid object', 'parameter_invalid_object');
      return new Params(item, label);
    });
  }

  texts(name: string): string[] {
    const value = this.#tree.get(name);
    if (value === undefined || value === '') return [];
    if (typeof value === 'string') return [value];
    return [...value.values()].filter((item) => typeof item === 'string');
  }

  /** Reads a text; null if it is given as empty, which unsets it. */
  unsettable(name: string, most?: number): string | null {
    return this.#tree.get(name) === '' ? null : this.text(name, most);
  }

  /** Returns the request's value, or the stored one if not given. */
  changed(name: string, before: string | null): string | null {
    return this.has(name) ? this.unsettable(name) : before;
  }

  /**
   * Merges `metadata` into the stored metadata. An empty value removes its key, an empty `metadata` removes all keys.
   */
  mergedMetadata(before: Record<string, string> | null): Record<string, string> {
    const value = this.#tree.get('metadata');
    if (!(value instanceof Map)) return value === '' ? {} : { ...before };
    const kept = Object.entries(before ?? {}).filter(([key]) => !value.has(key));
    return { ...Object.fromEntries(kept), ...this.metadata() };
  }

  /** Up to 50 keys of 40 characters, with values of 500. An empty value omits the key. */
  metadata(name = 'metadata'): Record<string, string> {
    const value = this.#tree.get(name);
    if (value === undefined || value === '') return {};
    const label = this.nameOf(name);
    if (!(value instanceof Map))
      throw invalidParam(label, 'Invalid object', 'parameter_invalid_object');
    if (value.size > 50) throw invalidParam(label, 'You can only have up to 50 metadata keys.');
    const pairs = [...value].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '',
    );
    for (const [key, text] of pairs) {
      if (key.length > 40)
        throw invalidParam(label, `Metadata keys can have up to 40 characters: ${key}`);
      if (text.length > 500)
        throw invalidParam(
          `${label}[${key}]`,
          `Metadata values can have up to 500 characters, but you passed in a value that is ${text.length} characters.`,
        );
    }
    return Object.fromEntries(pairs);
  }
}

export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
