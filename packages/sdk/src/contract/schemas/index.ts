export { Achievement, AchievementProgress, Achievements } from './achievement.ts';
export { AdminItem, AdminItems, ItemEdit, ItemModeration } from './admin-item.ts';
export { Answer, AnswerRequest, AnswerResult, OperationHeaders, RightAnswer } from './answer.ts';
export {
  AdminBook,
  AdminBooks,
  Book,
  BookChange,
  BookModeration,
  Books,
  CreatedBook,
  NewBook,
} from './book.ts';
export { FeedHeaders, FeedItem, FeedPage, FeedQuery } from './feed.ts';
export { Difficulty, Flashcard, Flashcards, Rating, RatingResult } from './flashcard.ts';
export {
  BookRuns,
  GenerationQuery,
  GenerationResult,
  GenerationRun,
  RunStage,
  RunState,
} from './generation.ts';
export {
  BookMastery,
  MasteredQuestion,
  MasteredQuestions,
  MasterRequest,
  MasterResult,
  UserReference,
} from './mastery.ts';
export { Grounding, Origin, Passage } from './origin.ts';
export {
  BookParams,
  FlashcardParams,
  ItemParams,
  QuestionParams,
  SlugParams,
  UserBookParams,
  UserParams,
  UserQuery,
  UserSourceParams,
} from './params.ts';
export { DeletionConfirmation, ReaderExport } from './personal-data.ts';
export { PasswordChange, PasswordReset, ResetLink, ResetLinkRequest } from './password.ts';
export { Problem } from './problem.ts';
export {
  ActivityDay,
  BookMemories,
  BookMemory,
  DayStreak,
  Dues,
  KindAccuracy,
  ReaderProgress,
} from './progress.ts';
export { PairColumns, Question, QuestionOptions, Questions, QuestionType } from './question.ts';
export { Report, ReportReason, ReportRequest, Reports, ReportState } from './report.ts';
export { Ok } from './scalars.ts';
export { BookSources, ReadingPosition, Source, SourceQuery, TextFormat } from './source.ts';
export { Shelf, ShelfEntry, ShelveRequest } from './shelf.ts';
export {
  PackDayRun,
  PackEntry,
  PackFeats,
  PackItem,
  PackKey,
  PackMemory,
  StudyPack,
  StudyPackQuery,
} from './study-pack.ts';
export { SyncAnswer, SyncOperation, SyncRequest, SyncResult } from './sync.ts';
export { Topic, Topics } from './topic.ts';
export {
  DemoUser,
  GuestProgress,
  Leaderboard,
  LeaderboardEntry,
  ReaderStats,
  Role,
  SignIn,
  SignUp,
  Standing,
  StandingChange,
  User,
  UserStats,
} from './user.ts';
