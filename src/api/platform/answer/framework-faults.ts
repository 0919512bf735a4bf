import { ServiceError } from '../../../errors.ts'

export const JSON_TYPE = 'application/json'

/** Faults that the framework finds before a handler runs, by its own codes. */
const BY_CODE: Readonly<Record<string, () => ServiceError>> = {
  FST_ERR_BAD_URL: () =>
    new ServiceError('malformed_request', 'The path contains a percent-encoding that is not valid UTF-8.', {
      hint: 'Encode each path segment, for example with encodeURIComponent.',
    }),
  FST_ERR_MAX_PARAM_LENGTH: () =>
    new ServiceError('uri_too_long', 'A segment of the path is too long to be an identifier.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new ServiceError('payload_too_large', 'The request body is larger than this service accepts.', {
      hint: 'Send fewer items in one request.',
    }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupportedMediaType([JSON_TYPE]),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ServiceError('malformed_request', 'The body is shorter or longer than Content-Length says.'),
  ECONNRESET: () =>
    new ServiceError('malformed_request', 'The connection was closed before the body arrived.'),
  ERR_STREAM_PREMATURE_CLOSE: () =>
    new ServiceError('malformed_request', 'The connection was closed before the body arrived.'),
}

/** The refusal of a body in a media type that its route does not read. */
export function unsupportedMediaType(types: readonly string[]): ServiceError {
  return new ServiceError(
    'unsupported_media_type',
    'The Content-Type of the body is not one this route reads.',
    { valid_values: types, hint: `Send the body with Content-Type: ${types.join(' or ')}.` },
  )
}

export function fromFramework(error: unknown): ServiceError | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && Object.hasOwn(BY_CODE, code) ? BY_CODE[code]!() : undefined
}
