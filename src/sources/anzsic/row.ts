import { type Static, Type } from 'typebox'
import { rowRef, text, textOrNull } from '../reading/row-fields.ts'

export const anzsicRow = Type.Object(
  {
    level: Type.Union(
      [Type.Literal('division'), Type.Literal('subdivision'), Type.Literal('group'), Type.Literal('class')],
      { description: 'Level of the classification' },
    ),
    code: text('Letter of a division; two, three or four digits below it, leading zeros kept'),
    title: text('Title as published'),
    parent_code: textOrNull('Code one level up; null for a division'),
    division_code: text('Letter of the division that the code belongs to'),
    row_ref: rowRef(),
  },
  { additionalProperties: false },
)

export type AnzsicRow = Static<typeof anzsicRow>
