import {
  isJSONRPCRequest,
  ProtocolErrorCode,
  specTypeSchemas,
  type StandardSchemaV1Sync,
} from '@modelcontextprotocol/server';
import { cutText } from '@morsel/sdk/rules';

/** Requests whose parameters the SDK calls a failure of ours (-32603) where they do not fit, by method. */
const CHECKED = new Map<string, StandardSchemaV1Sync>([
  ['initialize', specTypeSchemas.InitializeRequest],
  ['tools/list', specTypeSchemas.ListToolsRequest],
]);

/** In characters. */
const LONGEST_REASON = 300;

/** The answer to a request whose parameters do not fit, with the first of them; undefined to all others. */
export function refuseParameters(message: unknown): Response | undefined {
  if (!isJSONRPCRequest(message)) return undefined;
  const { id, jsonrpc, method } = message;
  const [wrong] = CHECKED.get(method)?.['~standard'].validate(message).issues ?? [];
  if (wrong === undefined) return undefined;
  const where = (wrong.path ?? []).map((part) =>
    String(typeof part === 'object' ? part.key : part),
  );
  const reason = cutText(`${where.join('.')}: ${wrong.message}`, LONGEST_REASON);
  const error = { code: ProtocolErrorCode.InvalidParams, message: reason };
  return Response.json({ jsonrpc, id, error });
}
