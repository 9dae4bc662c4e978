export const demoOperators = [
  { key: 'rosa', name: 'Rosa Leverock', email: 'rosa@demo.test' },
  { key: 'desmond', name: 'Desmond Hodge', email: 'desmond@demo.test' },
  { key: 'margaux', name: 'Margaux Arrindell', email: 'margaux@demo.test' },
  { key: 'teun', name: 'Teun Visser', email: 'teun@demo.test' },
  { key: 'joaquin', name: 'Joaquín Peterson', email: 'joaquin@demo.test' },
] as const;

export type OperatorKey = (typeof demoOperators)[number]['key'];
