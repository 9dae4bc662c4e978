/** Colours of the visual language, inlined since mail clients support neither stylesheets nor variables. */
export const mailColours = {
  light: {
    shallows: '#eef7f8',
    card: '#ffffff',
    line: '#d3e2e5',
    ink: '#06272f',
    'ink-soft': '#446069',
    sea: '#00647a',
    deep: '#06272f',
    foam: '#ffffff',
    'foam-soft': '#bcd5da',
    sun: '#ffc42e',
    'on-sun': '#06272f',
  },
  dark: {
    shallows: '#09242c',
    card: '#0b2830',
    line: '#1d3f49',
    ink: '#eaf6f7',
    'ink-soft': '#a9c4ca',
    sea: '#6fd6e3',
    deep: '#0a2a33',
  },
} as const;

const { light, dark } = mailColours;
const border = `1px solid ${light.line}`;

export const styles = {
  body: {
    margin: 0,
    background: light.shallows,
    fontFamily: "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
    fontSize: '16px',
    lineHeight: 1.6,
    color: light.ink,
  },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  sheet: {
    maxWidth: '560px',
    background: light.card,
    borderRadius: '20px',
    overflow: 'hidden',
  },
  title: {
    fontSize: '24px',
    lineHeight: 1.25,
    letterSpacing: '-0.02em',
    fontWeight: 800,
    margin: '0 0 16px',
    color: light.ink,
  },
  paragraph: { margin: '0 0 16px' },
  facts: { margin: '8px 0', borderTop: border, borderBottom: border, width: '100%' },
  label: {
    padding: '8px 16px 8px 0',
    width: '36%',
    fontWeight: 500,
    color: light['ink-soft'],
  },
  // Preserves line breaks in guests' input; breaks long words, such as email addresses, that overflow a phone.
  value: { padding: '8px 0', color: light.ink, whiteSpace: 'pre-line', wordBreak: 'break-word' },
  quote: {
    margin: '0 0 16px',
    borderLeft: `4px solid ${light.line}`,
    padding: '0 0 0 16px',
    color: light['ink-soft'],
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  action: {
    background: light.sun,
    color: light['on-sun'],
    padding: '14px 26px',
    borderRadius: '999px',
    textDecoration: 'none',
    fontWeight: 700,
    display: 'inline-block',
  },
  link: { color: light.sea, fontWeight: 600, textDecoration: 'underline' },
  closing: { margin: '16px 0 0', color: light['ink-soft'], fontSize: '14px' },
  waterline: {
    padding: '20px 28px',
    background: light.deep,
    color: light['foam-soft'],
    fontSize: '13px',
    lineHeight: 1.8,
  },
  foamLink: { color: light.foam, textDecoration: 'underline' },
  sun: {
    display: 'inline-block',
    width: '14px',
    height: '14px',
    borderRadius: '7px',
    background: light.sun,
  },
  name: { marginLeft: '8px', fontWeight: 800, fontSize: '17px', color: light.ink },
} as const;

export const darkRules = `@media (prefers-color-scheme: dark) {
.shallows { background: ${dark.shallows} !important; color: ${dark.ink} !important }
.card { background: ${dark.card} !important }
.deep { background: ${dark.deep} !important }
.ink { color: ${dark.ink} !important }
.ink-soft { color: ${dark['ink-soft']} !important }
.sea { color: ${dark.sea} !important }
.line { border-color: ${dark.line} !important }
}`;
