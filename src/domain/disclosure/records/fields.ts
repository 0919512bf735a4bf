import { Type } from 'typebox'

/** Text that says something; never empty. */
export const words = (description: string) => Type.String({ minLength: 1, maxLength: 10_000, description })

/** Longest list that people write by hand. A longer one belongs in a document. */
export const MOST_ITEMS = 1000

export const day = (description: string) => Type.String({ format: 'date', description })

export const period = (description: string) =>
  Type.Object({ start: day('First day'), end: day('Last day') }, { description })

export const percent = (description: string) => Type.Number({ minimum: 0, maximum: 100, description })

export const amount = (description: string) => Type.Number({ minimum: 0, description })

export const sha256 = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description })

export const identifier = (description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$', description })

export const abn = (description: string) => Type.String({ pattern: '^[0-9]{11}$', description })

/** One of a list of words. */
export const oneOf = <const Words extends string[]>(list: readonly [...Words], description: string) =>
  Type.Enum([...list], { description })

/** Who stands for a statement, in which role, since when. */
export const signOff = (description: string) =>
  Type.Object({ name: words('Person'), role: words('Role'), on: day('Day') }, { description })

/** A document that a record rests on. It supports something once it is uploaded and its place is given. */
export const document = (description: string) =>
  Type.Object(
    {
      name: words('Document'),
      sha256: sha256('Hash of the document'),
      place: Type.Optional(
        words('Page or place in the document. Without it the document supports no statement'),
      ),
    },
    { description },
  )

/** The seven gases of the standard. The registry counts six: it has no nitrogen trifluoride. */
export const GASES = ['CO2', 'CH4', 'N2O', 'HFCs', 'PFCs', 'SF6', 'NF3'] as const
export const REGISTRY_GASES = GASES.filter((gas) => gas !== 'NF3')

export const CONSOLIDATION_APPROACHES = ['equity_share', 'financial_control', 'operational_control'] as const
export type ConsolidationApproach = (typeof CONSOLIDATION_APPROACHES)[number]
