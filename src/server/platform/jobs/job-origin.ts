import { currentWork, duringWork } from '../telemetry/current-work.ts';
import { currentTraceparent, traced } from '../telemetry/tracing.ts';

/** Origin of a job: the request that queued it, directly or through other jobs, and the trace of that request. */
type Origin = { requestId?: string; traceparent?: string };

export function withOrigin(payload: object): object {
  const origin = originNow();
  return origin === null ? payload : { ...payload, origin };
}

function originNow(): Origin | null {
  const requestId = currentWork()?.requestId;
  const traceparent = currentTraceparent();
  if (requestId === undefined && traceparent === undefined) return null;
  return { ...(requestId && { requestId }), ...(traceparent && { traceparent }) };
}

/** Runs a job under the request id and in the trace of its origin. */
export function doWithOrigin<Result extends { status: string }>(
  name: string,
  job: { id: string; data: unknown },
  act: (payload: unknown) => Promise<Result>,
): Promise<Result> {
  const { origin, ...payload } = (job.data ?? {}) as { origin?: Origin };
  const { requestId, traceparent } = origin ?? {};
  const work = { ...(requestId && { requestId }), job: name, jobId: job.id };
  let isFailed = false;
  const facts = {
    name: `job ${name}`,
    kind: 'consumer' as const,
    parent: traceparent,
    attributes: { 'messaging.system': 'pg-boss', 'messaging.message.id': job.id },
    atEnd: () => ({ isFailed }),
  };
  return duringWork(work, () =>
    traced(facts, async () => {
      const result = await act(payload);
      isFailed = result.status === 'failed';
      return result;
    }),
  );
}
