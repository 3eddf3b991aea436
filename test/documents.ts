import { basename } from 'node:path'
import { filesIn, read } from './sources.ts'

/** Documents for those who use Bezel. */
export const guide = ['README.md', ...filesIn('demo/guide', /\.md$/)]

/** Documents for those who change it. */
export const contributing = ['.github/CONTRIBUTING.md', 'test/README.md', ...filesIn('src', /\.md$/)]

export const documents = [...guide, ...contributing, 'CHANGELOG.md', 'demo/magento/README.md']

/** A block of code of README or guide. Its `page` is the name of the file without its ending. */
interface Snippet {
  page: string
  language: string
  code: string
}

export const snippets: Snippet[] = guide.flatMap((file) =>
  [...read(file).matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language, code]) => ({
    page: basename(file, '.md'),
    language: language!,
    code: code!,
  })),
)
