/**
 * `npm run words [-- surface ...]`: every sentence, heading and label that people read, by surface and file, so that one
 * person can read them all in one sitting.
 */
import { SURFACES, wordsOf } from './words/surfaces.ts'

const asked = process.argv.slice(2)
for (const surface of asked.length > 0 ? asked : Object.keys(SURFACES)) {
  console.log(`# ${surface}`)
  let file = ''
  for (const passage of wordsOf(surface)) {
    if (passage.file !== file) console.log(`\n## ${passage.file}`)
    file = passage.file
    console.log(`${passage.line}: ${passage.words}`)
  }
}
