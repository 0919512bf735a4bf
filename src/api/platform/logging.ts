import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '../../config.ts'

/** Never written, wherever they stand in a logged object. */
const SECRETS = ['authorization', 'x-api-key', 'idempotency-key', 'cookie', 'secret', 'api_key']

/** Structured lines on stderr: stdout belongs to what a command prints. */
export function createLog(settings: Settings, destination?: DestinationStream): Logger {
  return pino(
    {
      level: settings.SOUTHERLY_LOG,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[removed]',
      },
    },
    destination ?? pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 200 }),
  )
}
