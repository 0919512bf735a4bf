import { type Static, Type } from 'typebox'
import { amount, rowRef, text, textOrNull } from '../reading/row-fields.ts'
import states from './states.json' with { type: 'json' }

export type StateCode = keyof typeof states

export const localityRow = Type.Object(
  {
    postcode: text('Four digits, leading zero kept (0800)'),
    locality: text('Name of the place as published'),
    state: text('State or territory: ACT, NSW, NT, QLD, SA, TAS, VIC or WA'),
    district: textOrNull('Second administrative name, where published'),
    lat: amount('Latitude of the point, degrees north (WGS 84), so below zero'),
    lon: amount('Longitude of the point, degrees east (WGS 84)'),
    accuracy: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'Accuracy of the point as published: 1 estimated, 3 or 4 a named place, 6 a centroid of addresses',
    }),
    flags: Type.Array(Type.String(), { description: '`accuracy_not_stated`: do not trust the point' }),
    row_ref: rowRef(),
  },
  { additionalProperties: false },
)

export type LocalityRow = Static<typeof localityRow>
