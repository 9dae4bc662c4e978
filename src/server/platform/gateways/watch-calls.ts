import { traced } from '../telemetry/tracing.ts';

/** Outcome of a call to an outside service. `refused`: the service works, but rejected the call. */
export type CallOutcome = 'ok' | 'refused' | 'away';
export type WatchedCall = {
  service: string;
  call: string;
  outcome: CallOutcome;
  seconds: number;
  error: unknown;
};
export type CallWatch = (call: WatchedCall) => void;

/** Wraps a gateway to report the outcome of every call. */
export function watchCalls<Gateway extends object>(
  gateway: Gateway,
  service: string,
  { isAway, onCall }: { isAway: (error: unknown) => boolean; onCall: CallWatch },
): Gateway {
  const watch = async (call: string, act: () => Promise<unknown>): Promise<unknown> => {
    const began = performance.now();
    const tell = (outcome: CallOutcome, error?: unknown) =>
      onCall({ service, call, outcome, seconds: (performance.now() - began) / 1000, error });
    try {
      const answer = await traced({ name: `${service} ${call}`, kind: 'client' }, act);
      tell('ok');
      return answer;
    } catch (error) {
      tell(isAway(error) ? 'away' : 'refused', error);
      throw error;
    }
  };
  return new Proxy(gateway, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function' || LOCAL.has(String(name))) return member;
      return (...input: unknown[]) =>
        watch(String(name), async () => Reflect.apply(member, target, input));
    },
  });
}

/** Methods that make no call. */
const LOCAL = new Set(['readMessage', 'authorise', 'signPass', 'signSaveUrl']);

/** Reports for each webhook whether its signature was valid. */
export function watchMessages<
  Gateway extends { readMessage: (body: string, signature: string) => object | null },
>(gateway: Gateway, onMessage: (isSigned: boolean) => void): Gateway {
  return {
    ...gateway,
    readMessage(body: string, signature: string) {
      const message = gateway.readMessage(body, signature);
      onMessage(message !== null);
      return message;
    },
  };
}
