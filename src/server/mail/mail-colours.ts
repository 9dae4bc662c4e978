/** The colours of the visual language that mails use: mail programs know neither our stylesheet nor its variables. */
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
