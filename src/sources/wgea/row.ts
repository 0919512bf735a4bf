import { type Static, Type } from 'typebox'
import { flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** An employer with the industry that it declared for its staff, which need not be the one it emits in. */
export const employerRow = Type.Object(
  {
    year: text('Reporting year from April to March, such as 2023-24'),
    abn: text('ABN of the employer'),
    employer_name: text('Name of the employer as published'),
    corporate_group_name: textOrNull('Name of its corporate group; the employer’s own where it has none'),
    is_relevant_employer: Type.Union([Type.Boolean(), Type.Null()], {
      description: 'Whether the law obliges it to report; null where not published',
    }),
    employer_size: text('Band of the number of employees, such as 500-999'),
    anzsic_class: text('Class of ANZSIC 2006, four digits'),
    anzsic_class_title: text('Title as published'),
    anzsic_group: text('Group: the first three digits of the class'),
    anzsic_group_title: text('Title as published'),
    anzsic_subdivision: text('Subdivision: the first two digits of the class'),
    anzsic_subdivision_title: text('Title as published'),
    anzsic_division: text('Letter of the division whose title is published'),
    anzsic_division_title: text('Title as published'),
    flags,
    row_ref: rowRef(),
  },
  { additionalProperties: false },
)

export type EmployerRow = Static<typeof employerRow>
