export {
  achievementById,
  ACHIEVEMENTS,
  achievementsReached,
  type AchievementId,
  type AchievementText,
} from './achievements.ts';
export { answeredAt } from './answered-at.ts';
export { arrangeColumns, arrangeUnsolved, seededShuffle } from './arrangement.ts';
export { bookIdentity } from './book-identity.ts';
export { isBookMastered } from './book-mastered.ts';
export { bookPageMeta, bookPath } from './book-page-meta.ts';
export { addDays, daysBetween, mondayOf } from './calendar-day.ts';
export { CARD_THEMES, cardTheme } from './card-theme.ts';
export { catchUp, usualPerDay } from './catch-up.ts';
export { cutText } from './cut-text.ts';
export { startOfDay } from './day-start.ts';
export {
  countsForDayStreak,
  DAY_STREAK_PATIENCE_MS,
  endsRun,
  frozenDays,
  longestRunOf,
  NO_RUN,
  runAfter,
  runOf,
  runOn,
  type DayRun,
  type SeenRun,
} from './day-streak.ts';
export { deviceTime } from './device-time.ts';
export {
  logFeats,
  NO_TALLY,
  tallyAfterAnswer,
  tallyAfterDay,
  tallyAfterRating,
  type CountedAnswer,
  type Feats,
  type Marks,
  type ReviewBefore,
  type Tally,
} from './feats.ts';
export { dedupeFeed, FEED_PAGE_SIZE, feedItemKey, hasNextPage, nextOffset } from './feed-paging.ts';
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
  UNKNOWN,
  type Answer,
  type GradedQuestion,
  type QuestionKind,
  type RightAnswer,
} from './grading.ts';
export { isTimeZone, localDay } from './local-day.ts';
export { matchPair, unmatch, type Matches } from './matching.ts';
export { toggleInOrder } from './ordering.ts';
export { NOT_FOUND_META, pageTags, SITE_META, type PageMeta, type PageTag } from './page-meta.ts';
export {
  matchesNeeded,
  pairColumns,
  type Columns,
  type PairColumnsResult,
} from './pair-columns.ts';
export { accuracyPercent, masteryRatePercent, progressPercent } from './percent.ts';
export { practiceOf, type Practice } from './practice.ts';
export { statsAfter, statsFromLog, type LogEvent, type LogStats } from './replay.ts';
export { hash32, seededRandom } from './seeded-random.ts';
export { bookSlug } from './slug.ts';
export { nextStreak, STREAK_NOTICE_EVERY, streakNotice } from './streak.ts';
export { topicColor, TOPICS, type TopicName } from './topics.ts';
export {
  CORRECT_XP,
  LEVEL_XP,
  levelOf,
  RATING_XP,
  xpForAnswer,
  xpForRating,
  xpIntoLevel,
  xpToNextLevel,
} from './xp.ts';
