import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '../config.ts'

/** Never written, wherever they are in a logged object. */
const SECRETS = ['authorization', 'x-api-key', 'idempotency-key', 'cookie', 'secret', 'api_key']

const WRITES_INFO = new Set<Settings['SOUTHERLY_LOG']>(['debug', 'info'])

export interface Logs {
  /** For anything; secrets are taken out, wherever they stand. */
  readonly log: Logger
  /** Writes a ready line, for the line of a request; undefined when the level is above info, so that none is made. */
  readonly writeLine: ((line: string) => void) | undefined
}

/** Structured lines on stderr: stdout belongs to what a command prints. */
export function createLogs(settings: Settings, destination?: DestinationStream): Logs {
  const stream =
    destination ?? pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 200 })
  const options = {
    level: settings.SOUTHERLY_LOG,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  return {
    log: pino({ ...options, redact: { paths, censor: '[removed]' } }, stream),
    writeLine: WRITES_INFO.has(settings.SOUTHERLY_LOG) ? (line) => stream.write(line) : undefined,
  }
}
