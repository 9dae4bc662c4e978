import { endpoints } from '#contract/endpoints.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import { secretHeaders } from '../../platform/http/security-headers.ts';
import { makeApplePass } from './apple-pass.ts';
import type { PassContent } from './pass-content.ts';
import { drawPassImages } from './pass-images.ts';
import type { PassRow } from './pass-queries.ts';
import { walletOff } from './take-pass.ts';

type PassFile = { pass: PassRow; content: PassContent; token: string; name: string };

/** Responds with a signed pass. Devices send its `Last-Modified` back as `If-Modified-Since`. */
export async function answerPassFile(
  deps: Deps,
  { pass, content, token, name }: PassFile,
): Promise<Response> {
  const { apple } = deps.wallets;
  if (apple === null) return answerProblem(walletOff.problem);
  const images = await drawPassImages();
  const file = await makeApplePass(apple, deps.site, { content, token, images });
  return new Response(file, {
    headers: {
      ...secretHeaders,
      'content-type': endpoints.applePass.contentType,
      'content-disposition': `attachment; filename="${name}.pkpass"`,
      'last-modified': pass.changedAt.toUTCString(),
    },
  });
}
