import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  Server,
  type ServerContext,
  specTypeSchemas,
  type StandardSchemaV1Sync,
} from '@modelcontextprotocol/server';
import { cutText } from '@morsel/sdk/rules';

/**
 * Requests whose parameters the SDK calls a failure of ours (-32603) where they do not fit, by method. It looks at those of
 * `tools/call` itself; the others that Morsel answers have none but `_meta`, which it looks at in any message.
 */
const CHECKED = new Map<string, StandardSchemaV1Sync>([
  ['initialize', specTypeSchemas.InitializeRequest],
  ['tools/list', specTypeSchemas.ListToolsRequest],
]);

/** In characters. */
const LONGEST_REASON = 300;

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

/**
 * A server that tells the first parameter of a request that does not fit. It does so where a request is answered: what the
 * SDK finds wrong with the headers and the form of a message is told before.
 */
export class CheckingServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const answer = super._wrapHandler(method, handler);
    return async (request, context) => {
      requireParameters(request);
      return answer(request, context);
    };
  }
}

/** @throws ProtocolError that says where, when they do not fit. */
function requireParameters(request: JSONRPCRequest): void {
  const [wrong] = CHECKED.get(request.method)?.['~standard'].validate(request).issues ?? [];
  if (wrong === undefined) return;
  const where = (wrong.path ?? []).map((part) =>
    String(typeof part === 'object' ? part.key : part),
  );
  const reason = cutText(`${where.join('.')}: ${wrong.message}`, LONGEST_REASON);
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, reason);
}
