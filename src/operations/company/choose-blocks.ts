import { PROFILE_BLOCKS, type ProfileBlock } from '../../domain/company/blocks.ts'
import { ServiceError } from '../../errors.ts'

/** The blocks that a caller wants: those included, all but those excluded, or all, as for an empty list. */
export function chooseBlocks(choice: {
  readonly include?: readonly ProfileBlock[] | undefined
  readonly exclude?: readonly ProfileBlock[] | undefined
}): readonly ProfileBlock[] {
  const { include, exclude } = choice
  if (include !== undefined && exclude !== undefined)
    throw new ServiceError('conflicting_parameters', 'Give include or exclude, not both.', {
      errors: ['include', 'exclude'].map((parameter) => ({
        parameter,
        code: 'conflicting_parameters',
        message: 'excludes the other',
      })),
    })
  if (include !== undefined && include.length > 0)
    return PROFILE_BLOCKS.filter((name) => include.includes(name))
  return PROFILE_BLOCKS.filter((name) => exclude?.includes(name) !== true)
}
