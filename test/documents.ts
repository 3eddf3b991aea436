import { filesIn } from './sources.ts'

/** Documents for those who use Bezel. */
export const guide = ['README.md', ...filesIn('demo/guide', /\.md$/)]

/** Documents for those who change it. */
export const contributing = ['.github/CONTRIBUTING.md', 'test/README.md', ...filesIn('src', /\.md$/)]

export const documents = [...guide, ...contributing, 'CHANGELOG.md', 'demo/magento/README.md']
