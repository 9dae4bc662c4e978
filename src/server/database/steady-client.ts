import pg from 'pg';

/**
 * A connection whose loss is told to whoever uses it next, by an error of their query, and to nobody else.
 * A client without a listener of its own would end the process when the database goes away.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
