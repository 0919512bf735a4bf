import type { Body } from '../documents.ts'
import type { LoggedAction, RegistersAsked } from './asked.ts'

/** How a register's entry bears on a claim, and the sentence of it. */
export interface RegisterSays {
  readonly register: 'log' | 'projects'
  readonly result: 'passed' | 'failed' | 'no_data'
  readonly says: string
}

export interface Claim {
  readonly id: string
  readonly type: string
  readonly certificate?: {
    readonly scheme: string
    readonly accreditation_code: string
    readonly serial_first: number
    readonly serial_last: number
    readonly vintage: number
    readonly state: string
  }
  readonly retirement?: { readonly status: string; readonly date?: string }
}

type Certificate = NonNullable<Claim['certificate']>

/** docs/methods/market_based_scope2.md, what registers say: every claim looked up again. By the id of the instrument. */
export function registersSay(
  electricity: Body | undefined,
  asked: RegistersAsked | undefined,
): ReadonlyMap<string, RegisterSays> {
  const claims = (electricity?.['instruments'] ?? []) as readonly Claim[]
  return new Map(
    claims.flatMap((claim) => {
      const found =
        surrender(claim, asked?.action_log ?? null) ?? credits(claim, asked?.credit_projects ?? null)
      return found === undefined ? [] : [[claim.id, found] as const]
    }),
  )
}

const says = (
  register: RegisterSays['register'],
  result: RegisterSays['result'],
  sentence = '',
): RegisterSays => ({ register, result, says: sentence })

function surrender(
  { type, certificate: own, retirement }: Claim,
  log: RegistersAsked['action_log'],
): RegisterSays | undefined {
  if (own?.scheme !== 'lgc' || type === 'on_site_sold' || retirement?.status !== 'voluntarily_retired')
    return undefined
  const day = retirement.date
  if (log === null || day === undefined) return says('log', 'no_data')
  const lines = log.actions.filter((line) => isAbout(line, own))
  const first = (word: string, isMeant: (line: LoggedAction) => boolean = () => true) =>
    lines.find((line) => wordOf(line) === word && isMeant(line))
  const liable = first('liability')
  if (liable) return says('log', 'failed', `surrendered for a liability on ${liable.completed_on}`)
  const void_ = first('void')
  if (void_) return says('log', 'failed', `invalid since ${void_.completed_on}`)
  const earlier = first('choice', (line) => line.completed_on !== day)
  if (earlier) return says('log', 'failed', `surrendered voluntarily on ${earlier.completed_on}`)
  const alive = first('alive', (line) => line.completed_on > day)
  if (alive) return says('log', 'failed', `"${alive.action_type}" on ${alive.completed_on}, after that day`)
  const elsewhere = lines.find(
    ({ generation_state: state }) => isState(own.state) && isState(state) && state !== own.state,
  )
  if (elsewhere) return says('log', 'failed', `generated in ${elsewhere.generation_state}`)
  return onTheDay(own, day, lines, log)
}

function onTheDay(
  own: Certificate,
  day: string,
  lines: readonly LoggedAction[],
  { days }: NonNullable<RegistersAsked['action_log']>,
): RegisterSays {
  const ofDay = lines.filter((line) => line.completed_on === day && wordOf(line) !== 'alive')
  const all = own.serial_last - own.serial_first + 1
  const byChoice = ofDay.filter((line) => wordOf(line) === 'choice')
  if (held(own, byChoice) === all) return says('log', 'passed')
  const count = held(own, ofDay)
  if (count === all) return says('log', 'no_data')
  if (count > 0) return says('log', 'failed', `${count} of ${all} surrendered on ${day}`)
  return days.some((one) => one.day === day)
    ? says('log', 'failed', `no surrender on ${day}`)
    : says('log', 'no_data')
}

/** Which of four things the words of a line say; empty where they do not tell. */
function wordOf({ action_type, status, account_purpose }: LoggedAction): string {
  const text = `${action_type} ${status ?? ''}`
  if (/invalid|audit failed/i.test(text)) return 'void'
  const isEnd = /surrender|retire/i.test(text)
  if (isEnd && /liab|acquit|shortfall|mandatory/i.test(text)) return 'liability'
  if (isEnd) return account_purpose !== null || /voluntar/i.test(text) ? 'choice' : ''
  return /transfer|created|registered|audit passed/i.test(action_type) ? 'alive' : ''
}

const isState = (text: string | null): boolean => /^(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/.test(text ?? '')

export const isAbout = (line: LoggedAction, own: Certificate): boolean =>
  line.accreditation_code === own.accreditation_code &&
  line.vintage === own.vintage &&
  line.serial_first <= own.serial_last &&
  line.serial_last >= own.serial_first

/** Certificates of a range that some lines name, each once. */
function held(own: Certificate, lines: readonly LoggedAction[]): number {
  const parts = lines
    .map((line): [number, number] => [
      Math.max(line.serial_first, own.serial_first),
      Math.min(line.serial_last, own.serial_last),
    ])
    .toSorted(([a], [b]) => a - b)
  let [count, reach] = [0, own.serial_first - 1]
  for (const [from, to] of parts) {
    count += Math.max(0, to - Math.max(reach, from - 1))
    reach = Math.max(reach, to)
  }
  return count
}

function credits(
  { certificate: own }: Claim,
  register: RegistersAsked['credit_projects'],
): RegisterSays | undefined {
  if (own?.scheme !== 'accu') return undefined
  if (register === null) return says('projects', 'no_data')
  const project = register.projects.find(({ project_id }) => project_id === own.accreditation_code)
  if (project === undefined) return says('projects', 'failed', `no project ${own.accreditation_code}`)
  if (project.revoked) return says('projects', 'failed', 'the project was revoked')
  const { registered_on, units } = project
  if (registered_on !== null && own.vintage < Number(registered_on.slice(0, 4)))
    return says('projects', 'failed', `registered on ${registered_on}`)
  if (units === null) return says('projects', 'no_data')
  return own.serial_last - own.serial_first + 1 > units
    ? says('projects', 'failed', `${units} units issued and not relinquished`)
    : says('projects', 'passed')
}
