import { Random } from '../../../bench/random.ts'

/** Faults beside kills and restarts, in turn; the quickest to heal first. */
export const OTHER_FAULTS = [
  'cut_line',
  'move_clock',
  'freeze_process',
  'freeze_backend',
  'fill_disk',
  'hang_line',
] as const

export type Fault =
  | 'kill_node'
  | 'kill_worker'
  | 'restart_fast'
  | 'restart_immediate'
  | (typeof OTHER_FAULTS)[number]

export interface Counts {
  readonly kills: number
  readonly restarts: number
  readonly others: number
}

const SHARE_OF_WORKERS = 0.3

/** Which faults happen, in an order that depends on the seed alone. */
export function planFaults(seed: number, { kills, restarts, others }: Counts): readonly Fault[] {
  const random = new Random(seed)
  const times = (count: number, pick: (index: number) => Fault): Fault[] =>
    Array.from({ length: count }, (_, index) => pick(index))
  const faults = [
    ...times(kills, () => (random.chance(SHARE_OF_WORKERS) ? 'kill_worker' : 'kill_node')),
    ...times(restarts, (index) => (index % 2 === 0 ? 'restart_immediate' : 'restart_fast')),
    ...times(others, (index) => OTHER_FAULTS[index % OTHER_FAULTS.length]!),
  ]
  for (let last = faults.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1)
    const moved = faults[last]!
    faults[last] = faults[other]!
    faults[other] = moved
  }
  return faults
}
