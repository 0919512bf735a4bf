/** A code as people read it in a sentence: `very_high` is very high. */
export const codeWords = (code: string): string => code.replaceAll('_', ' ')
