import type { Method } from '../evidence.ts'
import { BLOCK_NAMES, BLOCKS } from './blocks.ts'
import { LOCATION } from './climate/location.ts'
import { ENTITY_NAME } from './identity/entity-name.ts'
import { REFERENCE_CONTEXT } from './reference-context.ts'
import { SITE_ROLLUP } from './sites/site-rollup.ts'

/** All company methods: those of the blocks and those beside them. Each has a page named by its id. */
export const COMPANY_METHODS: readonly Method[] = [
  ...BLOCK_NAMES.map((name) => BLOCKS[name].method),
  SITE_ROLLUP,
  REFERENCE_CONTEXT,
  ENTITY_NAME,
  LOCATION,
]
