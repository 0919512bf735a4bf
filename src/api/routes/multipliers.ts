import { Type } from 'typebox'
import {
  multiplierEvidence,
  multipliers,
  type PrintedMultiplier,
} from '../../operations/factors/multipliers.ts'
import { answerListFromSnapshot } from '../data-list.ts'
import { pageQuery } from '../platform/page.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMeta, presentRelease } from '../present/data.ts'
import { presentMultiplier } from '../present/multipliers.ts'
import { dataQuery } from '../schemas/data.ts'
import { MultiplierPage } from '../schemas/multipliers.ts'

export const listMultipliers = keyedRoute({
  method: 'GET',
  path: '/v1/statistical/multipliers',
  operationId: 'listMultipliers',
  heavy: true,
  summary: 'List emissions per dollar of output by industry and division, with release and row',
  description:
    'Multipliers of the input-output tables behind `sector_intensity` of transition risk and the screening of scope 3.',
  tag: 'Statistics',
  since: '0.1.0',
  scope: 'reference:read',
  pack: 'au_climate_disclosure',
  query: dataQuery({
    level: Type.Optional(
      Type.Enum(['industry', 'division'], { description: 'Only industry groups, or only ANZSIC divisions.' }),
    ),
    code: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4,
        description: 'Of an industry or a division.',
        examples: ['2601'],
      }),
    ),
    anzsic: Type.Optional(
      Type.String({
        pattern: '^\\d{2,4}$',
        description: 'Class, group or subdivision of ANZSIC 2006: industries with a class under it.',
        examples: ['261'],
      }),
    ),
    ...pageQuery,
  }),
  response: MultiplierPage,
  handler: (context) => {
    const { level, code, anzsic } = context.query
    return answerListFromSnapshot(context, 'multipliers', async (snapshot) => {
      const rows = await multipliers(context.services.database, snapshot, { level, code, anzsic })
      return {
        rows,
        id: (row: PrintedMultiplier) => `${row.level} ${row.code} ${row.release_id}`,
        present: presentMultiplier,
        about: (shown: readonly PrintedMultiplier[]) => {
          const evidenceHash = multiplierEvidence(snapshot, shown)
          const used = new Set(shown.map(({ release_id }) => release_id))
          const releases = [...snapshot.releases.values()].filter(({ id }) => used.has(id))
          return {
            evidenceHash,
            beside: {},
            meta: {
              ...presentMeta(snapshot, evidenceHash, releases),
              total: rows.length,
              provenance: releases.map(presentRelease),
            },
          }
        },
      }
    })
  },
})
