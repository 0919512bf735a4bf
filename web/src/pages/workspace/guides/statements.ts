import { DOCUMENT_HELP, plain, type RecordGuide, signOff } from './guide.ts'

/** Statements for the requirements of the standard, with sign-off and declaration. */
export const STATEMENTS_GUIDE: RecordGuide = {
  hidden: ['/period'],
  itemNames: {
    '/statements': 'statement',
    '/statements/*/figures': 'figure',
    '/statements/*/scenarios': 'scenario',
    '/statements/*/scope3_left_out': 'group of categories',
    '/declaration/signed_by': 'director',
  },
  partNames: {
    '/declaration': 'a declaration',
    '/sign_off': 'a sign-off',
    '/statements/*/document': 'a document',
  },
  objects: {
    '': [
      {
        title: 'Statements by requirement',
        fields: {
          statements: {
            help: 'One for each requirement: the text, and the document that shows it with the page or place.',
          },
        },
      },
      {
        title: 'Message',
        fields: {
          message: {
            help: 'What opens the readable disclosure, in the company’s own words: one page at most.',
            example: 'This year we cut our emissions by 4 % and opened our first all-electric depot.',
          },
        },
      },
      {
        title: 'Sign-off and declaration',
        fields: {
          sign_off: { label: 'Sign-off', help: 'Who signs off the whole set.' },
          declaration: {
            help: 'The directors’ declaration. Southerly never writes one; without it nothing is signed off.',
          },
        },
      },
    ],
    '/statements/*': [
      {
        title: 'What it answers',
        fields: {
          requirement_id: { label: 'Requirement', help: 'The paragraph of AASB S2.', example: '6(a)' },
          kind: {
            label: 'Kind',
            help: 'A disclosure, or why the requirement is set aside. Mandatory items cannot be set aside.',
            example: 'Disclosure',
          },
        },
      },
      {
        title: 'What you disclose',
        fields: {
          statement: {
            help: 'The text. Enter it here, or name a document below.',
            example:
              'The board’s risk committee oversees climate-related risks and reviews them each quarter.',
          },
          figures: {
            help: 'Numbers that the statement discloses. A mandatory number counts only if it is here.',
          },
          scenarios: {
            help: 'Scenarios analysed. The Corporations Act requires one of 1.5 °C and one of 2.5 °C or more.',
          },
        },
      },
      {
        title: 'When',
        fields: {
          date: { help: 'The day it was written.', example: '15 August 2026' },
        },
      },
      {
        title: 'Evidence',
        fields: {
          document: {
            help: 'The document that shows it. Upload it and say where: then the statement is supported.',
          },
          scope3_left_out: {
            label: 'Scope 3 categories left out',
            help: 'Only beside a scope 3 figure: the categories that it leaves out, and why. A figure from the ledger is supported once each of the 15 categories has lines or is named here.',
          },
          reference: {
            help: 'Only to set aside: the paragraph or paper that allows it.',
            example: 'AASB S2 paragraph C4(b)',
          },
          reason: { help: 'Only to set aside: why.', example: 'The group has no such assets.' },
        },
      },
    ],
    '/statements/*/document': plain({
      name: { help: 'Title of the document.', example: 'Board charter 2026' },
      sha256: { label: 'File', help: DOCUMENT_HELP },
      place: { label: 'Page or place', help: 'Where in the document it stands.', example: 'Page 12' },
    }),
    '/statements/*/figures/*': plain({
      measure: {
        help: 'What is measured. The last part of its name is the unit.',
        example: 'Scope 1, t CO2-e',
      },
      value: { help: 'For the whole period.', example: '12,500' },
      source: { help: 'Where the number comes from.', example: 'NGER report 2025–26, section 19' },
    }),
    '/statements/*/scope3_left_out/*': plain({
      categories: { help: 'Their numbers, 1 to 15.', example: '8' },
      reason: {
        help: 'Why the figure leaves them out, in a full sentence.',
        example: 'The group leases no assets of others and has no franchises.',
      },
    }),
    '/statements/*/scenarios/*': plain({
      name: { help: 'Name of the scenario.', example: 'SSP1-1.9' },
      warming_c: { label: 'Warming by 2100', help: 'Above 1850–1900.', example: '1.5', unit: '°C' },
      analysis: {
        help: 'What was calculated or documented with it, and where to find that.',
        example: 'Asset by asset, see Climate scenario paper, section 3.',
      },
    }),
    '/sign_off': signOff('signed off the statements', '20 August 2026'),
    '/declaration': plain({
      kind: {
        help: 'That the statements comply, or, for years that begin before 2028, that reasonable steps were taken.',
        example: 'Reasonable steps',
      },
      resolved_on: {
        label: 'Date of the resolution',
        help: 'The day of the directors’ resolution.',
        example: '25 August 2026',
      },
      signed_by: { help: 'The directors who signed.' },
      document_sha256: { label: 'Signed declaration', help: DOCUMENT_HELP },
    }),
    '/declaration/signed_by/*': signOff('signed', '25 August 2026'),
  },
}
