"""Random agents on a PettingZoo environment: `python docs/examples/random_agent.py`."""

from typing import Any

from cutpurse.envs.pettingzoo import cryptruck_v2


def play(env: Any, seed: int) -> dict[str, float]:
    """Play one game; what each agent has won."""
    env.reset(seed=seed)
    won = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            won[agent] = reward
            action = None
        else:
            action = int(env.action_space(agent).sample(observation["action_mask"]))
        env.step(action)
    return won


if __name__ == "__main__":
    env = cryptruck_v2.env(seats=4, white_led="free", render_mode="ansi")
    print(play(env, seed=1))
    print(env.render())
