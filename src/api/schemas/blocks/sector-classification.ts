import { Type } from 'typebox'
import { ANZSIC_LEVELS } from '../../../domain/company/sector/anzsic.ts'
import { block } from '../block.ts'
import { nullable, ReportingYear } from '../data.ts'

const AnzsicCode = Type.Object({
  level: Type.Enum([...ANZSIC_LEVELS]),
  code: Type.String({ description: 'A string: codes have leading zeros.' }),
  title: Type.String(),
  parent_code: nullable(Type.String()),
})

const AnzsicPath = Type.Object({
  division: nullable(AnzsicCode),
  subdivision: nullable(AnzsicCode),
  group: nullable(AnzsicCode),
  class: nullable(AnzsicCode),
})

const Declared = nullable(Type.Object({ anzsic: AnzsicPath, reason: Type.String() }))

export const SectorClassification = block(
  'SectorClassification',
  'ANZSIC 2006 class by emissions, and the declared classes.',
  {
    anzsic: AnzsicPath,
    /** Null where only a declared class is known. */
    classification_method: nullable(Type.String()),
    confidence: nullable(Type.Enum(['high', 'medium', 'low'])),
    reporting_year: nullable(ReportingYear),
    share_of_scope1: nullable(Type.Number()),
    reason: nullable(Type.String()),
    employer_declared: Declared,
    tenant_declared: Declared,
  },
)
