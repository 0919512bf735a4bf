import type { Obstacle, ObstacleCode } from './reading.ts'

const WORDS: Readonly<Record<ObstacleCode, string>> = {
  equity_share: 'an equity share or another consolidation approach',
  beyond_australia: 'operations beyond Australia, or the whole world',
  net_of_offsets: 'emissions after offsets or credits',
  part_of_total: 'a part of the total',
  one_gas: 'one gas',
  another_company: 'another company, a sector or a country',
  not_all_of_it: 'a total that leaves something out, or is not final',
  per_unit: 'a rate per unit of something',
  threshold: 'a threshold or limit',
  pro_forma: 'an adjusted or pro forma figure',
  part_of_year: 'a part of a year, or several years',
  hypothetical: 'an example or a scenario',
}

export const obstacleWords = ({ code, said }: Obstacle): string => `${WORDS[code]} ("${said}")`
