import { Type } from 'typebox'
import {
  BOOK_CLASSES,
  BOOK_FIELD_NAMES,
  FIXED_BOOK_FIELDS,
  SCALES,
} from '../../domain/portfolio/book/fields.ts'
import { nullable } from './data.ts'

export const BookField = nullable(Type.Enum([...BOOK_FIELD_NAMES]))
/** What headings and words of a book mean. */
export const BookLayoutBody = Type.Object(
  {
    columns: Type.Optional(Type.Record(Type.String({ maxLength: 200 }), BookField, { maxProperties: 500 })),
    scales: Type.Optional(
      Type.Record(Type.String({ maxLength: 200 }), Type.Enum([...SCALES]), { maxProperties: 500 }),
    ),
    fixed: Type.Optional(
      Type.Object(
        Object.fromEntries(
          FIXED_BOOK_FIELDS.map((one) => [one, Type.Optional(Type.String({ minLength: 1, maxLength: 120 }))]),
        ),
        { additionalProperties: false },
      ),
    ),
    asset_classes: Type.Optional(
      Type.Record(Type.String({ maxLength: 200 }), Type.Enum([...BOOK_CLASSES]), { maxProperties: 200 }),
    ),
  },
  { additionalProperties: false },
)
