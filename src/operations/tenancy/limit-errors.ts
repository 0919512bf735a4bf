import { ServiceError } from '../../errors.ts'

export const rateLimited = (limit: number, seconds: number): ServiceError =>
  new ServiceError(
    'rate_limited',
    `The plan allows ${limit} requests a minute; they are used up for ${seconds} s.`,
    {
      retryAfterSeconds: seconds,
      hint: 'Wait for the seconds in Retry-After. The RateLimit header of every answer says how many requests are left.',
    },
  )

export const concurrencyLimited = (limit: number): ServiceError =>
  new ServiceError(
    'concurrency_limited',
    `The plan allows ${limit} requests at the same time; all of them are running.`,
    {
      retryAfterSeconds: 1,
      hint: 'Send the request again when one of the running ones has been answered.',
    },
  )

/** Some routes take much of the processor; each tenant has one of them answered at a time. */
export const heavyLimited = (waiting: number): ServiceError =>
  new ServiceError(
    'concurrency_limited',
    `Heavy routes run one request at a time for each tenant; ${waiting} are already waiting.`,
    {
      retryAfterSeconds: 1,
      hint: 'Send the request again when some of the waiting ones have been answered.',
    },
  )

export function quotaExhausted(quota: number, left: number, wanted: number, now: Date): ServiceError {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  return new ServiceError(
    'quota_exhausted',
    `The plan allows ${quota} items a month; ${Math.max(0, left)} are left and this request needs ${wanted}.`,
    {
      retryAfterSeconds: Math.ceil((next - now.getTime()) / 1000),
      hint: `The quota resets at ${new Date(next).toISOString()}. GET /v1/usage shows what was used.`,
    },
  )
}
