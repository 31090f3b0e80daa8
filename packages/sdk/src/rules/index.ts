export { type Answer, type Practice, type RightAnswer, UNKNOWN } from '../domain/answers.ts';
export type { QuestionKind } from '../domain/kinds.ts';
export { FEED_PAGE_SIZE } from '../domain/paging.ts';
export type { TopicName } from '../domain/topics.ts';
export {
  achievementById,
  ACHIEVEMENTS,
  achievementsReached,
  type AchievementId,
  type AchievementText,
} from './achievements.ts';
export { answeredAt, deviceTime } from './answered-at.ts';
export { arrangeColumns, arrangeUnsolved, seededShuffle, toggleInOrder } from './arrangement.ts';
export {
  type BiteCloze,
  type BiteProblem,
  type BiteWords,
  clozeOfBite,
  firstGap,
  gapAt,
  isBiteProblem,
  type OfferedBite,
  packItemOfBite,
  type PackItemOfBite,
} from './bites.ts';
export { bookIdentity, bookSlug } from './book-identity.ts';
export { foldedText } from './folded-text.ts';
export { tidyName } from './tidy-name.ts';
export {
  accuracyPercent,
  isBookMastered,
  masteryRatePercent,
  progressPercent,
} from './progress.ts';
export {
  commonPasswords,
  type PasswordOwner,
  passwordWeakness,
  type PasswordWeakness,
} from './password-weakness.ts';
export { bookPageMeta, bookPath } from './book-page-meta.ts';
export { addDays, daysBetween, mondayOf } from './calendar-day.ts';
export { CARD_THEMES, cardTheme } from './card-theme.ts';
export { catchUp, usualPerDay } from './catch-up.ts';
export { cutText } from './cut-text.ts';
export { isTimeZone, localDay, startOfDay } from './local-day.ts';
export {
  countsForDayStreak,
  DAY_STREAK_PATIENCE_MS,
  endsRun,
  frozenDays,
  frozenDaysOfRun,
  longestRunOf,
  MOST_DAYS_APART,
  MOST_FREEZES,
  NO_RUN,
  runAfter,
  runOf,
  runOn,
  type DayRun,
  type SeenRun,
} from './day-streak.ts';
export {
  logFeats,
  NO_FEAT_COUNTS,
  countsAfterAnswer,
  countsAfterDay,
  countsAfterRating,
  type CountedAnswer,
  type Feats,
  type MarkCounts,
  type ReviewBefore,
  type FeatCounts,
} from './feats.ts';
export { dedupeFeed, feedItemKey, feedPageLength, hasNextPage, nextOffset } from './feed-paging.ts';
export {
  pageOf,
  readPage,
  type FeedChanges,
  type FrozenFeed,
  type PageRequest,
} from './frozen-feed.ts';
export {
  answerProblem,
  isCorrectAnswer,
  type GradedQuestion,
  type QuestionKey,
} from './grading.ts';
export {
  type Columns,
  type Matches,
  matchesNeeded,
  matchPair,
  pairColumns,
  type PairColumnsResult,
  unmatch,
} from './matching.ts';
export { matchesOf, writtenText } from './answer-shapes.ts';
export { type Mistaken, reasonFor } from './reasons.ts';
export { type Span, wordsOf } from './words.ts';
export { isAcceptedText } from './written-grading.ts';
export { type ExplainedKey, type ToldAnswer, toldKey, toldMistake } from './told-answer.ts';
export { type PageMeta, SITE_META, SITE_PICTURE } from './page-meta.ts';
export { pageTags, type PageTag } from './page-tags.ts';
export {
  ADMIN_META,
  LIBRARY_META,
  MASTERED_META,
  NOT_FOUND_META,
  PROGRESS_META,
  SCREEN_METAS,
  DEVELOPERS_META,
  SETTINGS_META,
  SIGN_IN_META,
  SIGN_UP_META,
} from './screen-metas.ts';
export { practiceOf } from './practice.ts';
export {
  statsAfter,
  statsFromLog,
  statsWithout,
  type LogEvent,
  type LogStats,
  type UndoneEvent,
} from './replay.ts';
export { hash32, seededRandom } from './seeded-random.ts';
export { normalizedText } from './normalized-text.ts';
export { nextStreak, STREAK_NOTICE_EVERY, streakNotice } from './streak.ts';
export { type TurningPoints, turningPoints } from './turning-points.ts';
export { topicColor, TOPICS } from './topics.ts';
export {
  CORRECT_XP,
  type Earning,
  hasEarned,
  LEVEL_XP,
  levelOf,
  RATING_XP,
  xpForAnswer,
  xpForRating,
  xpIntoLevel,
  xpToNextLevel,
} from './xp.ts';
