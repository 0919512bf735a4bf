import type { Period } from '../period.ts'
import type { HeldMeasure } from './measures.ts'
import type { SaidBy } from './said-by.ts'

/** Where words stand in a text. A file adds its page, line and box to the same two numbers. */
export interface Place {
  /** First character, counted from 0 in UTF-16 code units, as JavaScript and JSON tools count. */
  readonly start: number
  readonly end: number
}

/** What a quantity is counted in. Masses are kept in tonnes, energy in gigajoules, money in dollars. */
export type Unit =
  | 't'
  | 'GJ'
  | 'percent'
  | 'percentage_points'
  | 'AUD'
  | 'other_currency'
  | 'celsius'
  /** Per dollar, per tonne of product, per head: never a total. */
  | 'intensity'
  /** A physical unit that nothing held is in, such as MW or ML. */
  | 'other'

/** A number as it is printed, in its base unit, with the bounds that its printing leaves open. */
export interface Amount {
  readonly value: number
  /** Everything that would be printed like this, both included. */
  readonly low: number
  readonly high: number
  /** Digits that carry information; few digits agree by accident. */
  readonly digits: number
  /** `about 3 Mt`, `more than 3 Mt`: what the words around the number leave open. */
  readonly hedge: 'none' | 'about' | 'at_least' | 'at_most'
}

/** The year that a number is about. */
export type Year =
  /** Said in words that leave no doubt: `2024-25`, `FY25`, `the year ended 30 June 2025`. */
  | { readonly kind: 'period'; readonly period: Period; readonly said: string }
  /** A bare `2025`: the calendar year, or the year that ends in it. */
  | { readonly kind: 'bare'; readonly year: number; readonly said: string }
  /** `last year`, `this year`; counted from the period of the text. */
  | { readonly kind: 'relative'; readonly years: number; readonly said: string }
  /** A half, a quarter, a month, several years. */
  | { readonly kind: 'part'; readonly said: string }
  /** Nothing was said. */
  | { readonly kind: 'unsaid' }

export const UNSAID: Year = { kind: 'unsaid' }

/** What a number is of. A measure that the service can hold, or why none is. */
export type Subject =
  | { readonly kind: 'measure'; readonly measures: readonly HeldMeasure[]; readonly said: string }
  /** Emissions or energy, without a word on which. */
  | { readonly kind: 'vague'; readonly said: string }
  /** Something else by name: waste, revenue, credits. */
  | { readonly kind: 'other'; readonly said: string }
  | { readonly kind: 'unsaid' }

export type Role =
  /** The amount of a year. */
  | { readonly kind: 'level' }
  /** The amount that a year is compared with, in words that do not say which year. */
  | { readonly kind: 'earlier_level' }
  /** `fell by 12 per cent`; from `base` where the text says one. */
  | { readonly kind: 'change'; readonly direction: 'up' | 'down'; readonly base: Year }
  /** `84 per cent of`. */
  | { readonly kind: 'share'; readonly whole: Subject }
  /** What is aimed at, expected or allowed. */
  | { readonly kind: 'target'; readonly by: number | null; readonly direction: 'up' | 'down' | null }
  | { readonly kind: 'other' }

/** Why a number may be about something else than the total of the company. The words stand in the text. */
export interface Obstacle {
  readonly code: ObstacleCode
  readonly said: string
}

export const OBSTACLES = [
  'equity_share',
  'beyond_australia',
  'net_of_offsets',
  'part_of_total',
  'one_gas',
  'another_company',
  'not_all_of_it',
  'per_unit',
  'threshold',
  'pro_forma',
  'part_of_year',
  'hypothetical',
] as const
export type ObstacleCode = (typeof OBSTACLES)[number]

/** A name with a capital that the number may belong to: the company itself, a facility, or another company. */
export interface NamedParty {
  readonly name: string
  /** `Origin’s emissions`, `Origin Energy emitted`: whose; `at Bayswater`: where. */
  readonly relation: 'whose' | 'where'
}

/** A quantity that a text states. */
export interface Reading {
  readonly place: Place
  /** The number with its unit, as it is printed. */
  readonly quote: string
  /** The sentence or row that it stands in. */
  readonly context: Place
  readonly amount: Amount
  readonly unit: Unit | null
  readonly year: Year
  /** The last year that earlier sentences named, where its own sentence names none. */
  readonly named_before?: Year
  readonly subject: Subject
  readonly role: Role
  readonly obstacles: readonly Obstacle[]
  readonly names: readonly NamedParty[]
  /** Whose figure the words say that it is; absent where they do not say. */
  readonly said_by?: SaidBy
  /** Why the reading itself may be mistaken; empty where it is not doubted. */
  readonly doubts: readonly string[]
}

/** Why a reading is doubted of which the sentence states a part. */
export const A_PART = 'the sentence may state a part of this number'

/** Why a reading is doubted whose sentence denies it. */
export const DENIED = 'the sentence may say that it is not this number'
