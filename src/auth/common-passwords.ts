/** So many of the commonest passwords are refused. */
const mostCommon = 10_000;

let loading: Promise<ReadonlySet<string>> | null = null;

/** Whether that is one of the ten thousand commonest passwords, in whatever case. The list is loaded when first asked. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadCommon();
  return (await loading).has(password.toLowerCase());
}

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, mostCommon));
}
