import type { Evidenced } from '../../company/outcome.ts'

/** Why a register could not tell. */
export type NotTold =
  | 'register_not_loaded'
  | 'day_not_loaded'
  | 'day_not_stated'
  | 'manner_not_told'
  | 'units_not_printed'

/** What a register says of one instrument. */
export type RegisterLook = Evidenced & {
  readonly register: 'certificate_actions' | 'accu_projects'
  /** What it says, or why it could not tell. */
  readonly says: string
} & (
    | { readonly outcome: 'confirmed' | 'contradicted'; readonly reason_code: null }
    | { readonly outcome: 'not_told'; readonly reason_code: NotTold }
  )

/** By the id of the instrument; none for one that no register here could hold. */
export type RegisterLooks = ReadonlyMap<string, RegisterLook>
